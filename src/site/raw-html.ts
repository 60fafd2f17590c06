/** Properties of an element whose content is markup, a style sheet or a script of our own, taken as it is. */
export const rawHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
