/** Gives an element markup, a style sheet or a script of our own as its content, unescaped. */
export const rawHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
