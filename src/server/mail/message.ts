/** A mail as its template made it. */
export interface Message {
  subject: string;
  text: string;
  html: string;
}
