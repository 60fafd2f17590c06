import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { focusWithin } from '../../ui/placed-focus.ts';
import { stampOf } from '../../ui/stamp.ts';
import { ToastPlace } from '../../ui/Toaster.tsx';
import { showError } from '../../ui/toast.ts';
import { makeRecoveryCodes, recoveryCodesLeft } from '../session/recovery-codes.ts';
import { factorsKey, hasVerified, listFactors } from './factors.ts';
import { NewCodes } from './NewCodes.tsx';
import panel from './SecondFactor.module.css';
import { useProof } from './use-proof.tsx';

const queryKey = ['recovery-codes'];
const action = 'recovery-codes';

/** @param enrolments number of factors added on this screen; codes are made after an addition if none are left */
export function RecoveryCodes({ enrolments }: { enrolments: number }) {
  const client = useQueryClient();
  const factors = useQuery({ queryKey: factorsKey, queryFn: listFactors });
  const isNeeded = hasVerified(factors.data);
  const query = useQuery({ queryKey, queryFn: recoveryCodesLeft, enabled: isNeeded });
  const [codes, setCodes] = useState<string[] | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const made = useRef(0);
  const { proven, question } = useProof('Doğrula ve oluştur');
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const left = query.data?.left;

  async function make() {
    if (busy) return;
    setBusy(true);
    try {
      await proven(async (present) => setCodes(await makeRecoveryCodes(present)));
      // Cancel an earlier request for the number of codes left: a refetch alone would wait for its outdated answer.
      await client.cancelQueries({ queryKey });
      await client.invalidateQueries({ queryKey });
    } catch (error) {
      showError('Kodlar oluşturulamadı', messageOf(error), action);
    } finally {
      setBusy(false);
    }
  }

  // If no factor is left, hide the codes: they are void, and the next factor gets its own.
  useEffect(() => {
    if (!isNeeded) setCodes(null);
  }, [isNeeded]);

  function makeAsked() {
    setAsked(true);
    void make();
  }

  useEffect(() => {
    if (enrolments === made.current) return;
    made.current = enrolments;
    // Ask the server, because the cached answer may be about an earlier factor.
    recoveryCodesLeft().then(
      (now) => {
        if (now?.left === 0) void make();
      },
      () => {},
    );
  });

  if (!isNeeded) return null;
  if (query.data === null) return null;
  return (
    <section className={panel.panel} aria-labelledby={id} aria-busy={query.isPending || busy}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        Kurtarma kodları
      </h2>
      {query.isError ? (
        <LoadFailed error={query.error} onRetry={() => query.refetch()} />
      ) : query.isPending ? (
        <p className={panel.ghost} />
      ) : codes ? (
        <NewCodes
          codes={codes}
          takesFocus={isAsked}
          onDone={() => {
            setCodes(null);
            focusWithin(heading.current?.parentElement, heading.current);
          }}
        />
      ) : (
        <>
          <p>
            {left === 0 ? (
              <strong>Kurtarma kodunuz yok.</strong>
            ) : (
              <>
                <strong>10 koddan {left} tanesi kaldı.</strong>{' '}
                {query.data.made_at && `Oluşturulma: ${stampOf(query.data.made_at)}.`}
              </>
            )}{' '}
            Doğrulama cihazınız yanınızda değilken girişte birini kullanırsınız; her kod bir kez geçer. Yeni kodlar
            eskilerini, yeni bir şifre de hepsini geçersiz kılar.
          </p>
          <Button onClick={makeAsked} aria-disabled={busy}>
            {left === 0 ? 'Kurtarma kodları oluştur' : 'Yeni kodlar oluştur'}
          </Button>
        </>
      )}
      <ToastPlace action={action} />
      {question}
    </section>
  );
}
