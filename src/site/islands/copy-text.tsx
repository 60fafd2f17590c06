import { type ReactNode, useEffect, useRef, useState } from 'react';

interface CopyTextProps {
  text: string;
  /** If `text` asks to correct a name, the hint says where to send an identity document. */
  isAboutName?: boolean;
  children?: ReactNode;
}

export function CopyText({ text, isAboutName, children }: CopyTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (area.current) area.current.value = text;
    setCopied(false);
  }, [text]);

  const copy = async () => {
    const letter = area.current;
    if (!letter) return;
    try {
      await navigator.clipboard.writeText(letter.value);
    } catch {
      // `clipboard` fails without permission, or on a page without TLS: copy the selected text instead.
      letter.select();
      document.execCommand('copy');
    }
    setCopied(true);
  };

  return (
    <section aria-labelledby="kopyala">
      <h2 id="kopyala">Kopyalayıp gönderin</h2>
      {children}
      <div className="letter">
        <textarea ref={area} aria-label="Başvuru metni" spellCheck={false} defaultValue={text} />
        <div>
          <button className="btn" type="button" onClick={copy}>
            Metni kopyala
          </button>
          <span role="status">{copied && 'Kopyalandı.'}</span>
          <small>
            {isAboutName
              ? 'Metne T.C. kimlik numarası yazmayın; kimliği yalnızca bileti kesenin sitesinden ya da bildiğiniz adresine gönderin.'
              : 'Ayraçları doldurun ya da silin; T.C. kimlik numarası gerekmez.'}
          </small>
        </div>
      </div>
    </section>
  );
}
