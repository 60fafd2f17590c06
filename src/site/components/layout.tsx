import type { ReactNode } from 'react';
import { usePage } from '../context.ts';
import { ConsentNotice } from './consent-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** The frame of every page. */
export function Layout({ children }: { children: ReactNode }) {
  const { agency } = usePage();
  return (
    <>
      <a className="skip" href="#icerik">
        İçeriğe geç
      </a>
      {/* First in the document, so that keyboard users reach it early. */}
      {agency.gtmId && <ConsentNotice />}
      <Header />
      <main id="icerik">{children}</main>
      <Footer />
    </>
  );
}
