import { useCallback, useEffect, useRef, useState } from 'react';
import { asked, type MessageService, type Offer } from '../tools/message/choices.ts';
import { commonest, message } from '../tools/message/message.ts';
import { Choices } from './choices.tsx';
import { CopyText } from './copy-text.tsx';

interface MessageProps extends Record<string, string> {
  service: MessageService;
  offer: Offer;
}

/** Shows a message for the visitor to copy. Without scripts it is the message for the most common case. */
export function Message({ service, offer }: MessageProps) {
  const [text, setText] = useState(() => commonest(service, offer));
  const form = useRef<HTMLDivElement>(null);
  const write = useCallback(() => {
    const chosen = [...(form.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [])];
    setText(message(service, Object.fromEntries(chosen.map(({ name, value }) => [name, value])) as never));
  }, [service]);
  // Takes over choices made before hydration.
  useEffect(write, [write]);
  return (
    <CopyText text={text} isAboutName={service === 'isim-degisikligi'}>
      <div className="asked" ref={form} onChange={write}>
        {Object.entries(asked(service, offer)).map(([name, { legend, options }]) => (
          <Choices key={name} name={name} legend={legend}>
            {options}
          </Choices>
        ))}
      </div>
    </CopyText>
  );
}
