import type { ReactNode } from 'react';
import { usePage } from '../context.ts';
import { ConsentNotice } from './consent-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** A link to report a mistake by email; the subject names the page. */
function Wrong() {
  const { agency, page, siteUrl } = usePage();
  if (!('canonical' in page)) return null;
  const subject = encodeURIComponent(siteUrl + page.canonical);
  return (
    <p className="wrap wrong">
      <a href={`mailto:${agency.email}?subject=${subject}`}>Bu bilgi yanlış mı?</a>
    </p>
  );
}

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
      <main id="icerik">
        {children}
        <Wrong />
      </main>
      <Footer />
    </>
  );
}
