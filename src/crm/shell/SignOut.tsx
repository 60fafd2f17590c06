import { useState } from 'react';
import { useNavigate } from 'react-router';
import { countQueued, dropSales } from '../features/records/queue/sale-queue.ts';
import { signOut } from '../features/session/sign-out.ts';
import { hasUnsavedInput } from '../features/session/unsaved-input.ts';
import { Button } from '../ui/Button.tsx';
import { useCommands } from '../ui/commands.ts';
import { OnDemand, onDemand } from '../ui/on-demand.tsx';

const confirm = onDemand(async () => (await import('../ui/Confirm.tsx')).Confirm);

interface Props {
  className: string | undefined;
  textClass: string | undefined;
}

export function SignOut({ className, textClass }: Props) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<{ title: string; text: string } | null>(null);

  async function leave() {
    await signOut();
    navigate('/login', { replace: true });
  }

  function ask() {
    const count = countQueued();
    if (count > 0) {
      setAsking({
        title: 'Bekleyen kayıtlar silinsin mi?',
        text: `${count} kayıt henüz gönderilemedi. Çıkarsanız silinir ve kaydedilmez.`,
      });
    } else if (hasUnsavedInput()) {
      setAsking({
        title: 'Yazdıklarınız silinsin mi?',
        text: 'Kaydetmediğiniz bilgiler çıkarsanız bu sekmeden silinir.',
      });
    } else void leave();
  }
  useCommands(() => ({ runs: { signOut: ask } }), 'frame');

  return (
    <>
      <Button className={className} look="quiet" icon="leave" onClick={ask}>
        <span className={textClass}>Çıkış</span>
      </Button>
      {asking && (
        <OnDemand
          part={confirm}
          open
          title={asking.title}
          action="Sil ve çık"
          onAction={() => {
            setAsking(null);
            dropSales();
            void leave();
          }}
          onDismiss={() => setAsking(null)}
          onMissing={() => setAsking(null)}
        >
          {asking.text}
        </OnDemand>
      )}
    </>
  );
}
