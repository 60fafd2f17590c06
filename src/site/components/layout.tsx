import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What stands on every page around its main part. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#icerik">
        İçeriğe geç
      </a>
      <Header />
      <main id="icerik">{children}</main>
      <Footer />
    </>
  );
}
