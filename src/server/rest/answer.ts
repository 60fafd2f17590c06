/** What a request of the data API is answered with, before the headers that every answer has. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
}
