import type { ReactNode } from 'react';
import { usePage } from '../context.ts';
import { ConsentNotice } from './consent-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What stands on every page around its main part. */
export function Layout({ children }: { children: ReactNode }) {
  const { agency } = usePage();
  return (
    <>
      <a className="skip" href="#icerik">
        İçeriğe geç
      </a>
      {/* Before the page, so that a keyboard meets it early. */}
      {agency.gtmId && <ConsentNotice />}
      <Header />
      <main id="icerik">{children}</main>
      <Footer />
    </>
  );
}
