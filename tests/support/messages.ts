export interface Message {
  type: string;
  body: Buffer;
  bytes: Buffer;
}

/**
 * Returns a function that splits a stream's chunks into messages.
 * @param beginsUntyped whether the first message has no type
 */
export function messageReader(beginsUntyped: boolean): (chunk: Buffer) => Message[] {
  let rest: Buffer = Buffer.alloc(0);
  let isUntyped = beginsUntyped;
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const messages: Message[] = [];
    for (;;) {
      const head = isUntyped ? 0 : 1;
      if (rest.length < head + 4) return messages;
      const end = head + rest.readInt32BE(head);
      if (rest.length < end) return messages;
      const type = isUntyped ? '' : String.fromCharCode(rest[0] ?? 0);
      messages.push({ type, body: rest.subarray(head + 4, end), bytes: rest.subarray(0, end) });
      rest = rest.subarray(end);
      isUntyped = false;
    }
  };
}

/** Returns a function that gives the text of the statement that a client's message runs, or null. */
export function statementReader(): (message: Message) => string | null {
  const prepared = new Map<string, string>();
  return ({ type, body }) => {
    if (!'QPB'.includes(type)) return null;
    const [first = '', second = ''] = body.toString('utf8').split('\0', 2);
    if (type === 'P') prepared.set(first, second);
    if (type === 'Q') return first;
    return type === 'B' ? (prepared.get(second) ?? '') : null;
  };
}
