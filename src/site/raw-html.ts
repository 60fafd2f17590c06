/** Properties that set an element's content to unescaped HTML, CSS or JavaScript; only for our own text. */
export const rawHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
