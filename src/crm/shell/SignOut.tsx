import { useState } from 'react';
import { useNavigate } from 'react-router';
import { countQueued } from '../features/records/queue/sale-queue.ts';
import { signOut } from '../features/session/sign-out.ts';
import { Button } from '../ui/Button.tsx';
import { OnDemand, onDemand } from '../ui/on-demand.tsx';

const confirm = onDemand(async () => (await import('../ui/Confirm.tsx')).Confirm);

interface Props {
  className: string | undefined;
  textClass: string | undefined;
}

/** Signs out; what waits to be sent goes with it, so then it asks first. */
export function SignOut({ className, textClass }: Props) {
  const navigate = useNavigate();
  const [count, setCount] = useState(0);

  async function leave() {
    await signOut();
    navigate('/login', { replace: true });
  }

  function ask() {
    const queued = countQueued();
    if (queued > 0) setCount(queued);
    else void leave();
  }

  return (
    <>
      <Button className={className} look="quiet" icon="leave" onClick={ask}>
        <span className={textClass}>Çıkış</span>
      </Button>
      {count > 0 && (
        <OnDemand
          part={confirm}
          open
          title="Bekleyen kayıtlar silinsin mi?"
          action="Sil ve çık"
          onAction={() => {
            setCount(0);
            void leave();
          }}
          onDismiss={() => setCount(0)}
          onMissing={() => setCount(0)}
        >
          {`${count} kayıt henüz gönderilemedi. Çıkarsanız bu sekmeden silinir ve kaydedilmez.`}
        </OnDemand>
      )}
    </>
  );
}
