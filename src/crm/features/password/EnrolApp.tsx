import { CodeForm } from '../session/CodeForm.tsx';
import { answerChallenge, challengeOf } from '../session/second-factor.ts';
import type { NewApp } from './factors.ts';
import css from './SecondFactor.module.css';

interface Props {
  app: NewApp;
  toastsOf: string;
  onEnrolled: () => void;
  onBack: () => void;
}

export function EnrolApp({ app, toastsOf, onEnrolled, onBack }: Props) {
  return (
    <div className={css.enrol}>
      <div className={css.qr}>
        <img src={app.qrCode} alt="Doğrulama uygulamasıyla okutulacak QR kod" width={176} height={176} />
      </div>
      <div className={css.steps}>
        <p>
          Telefonunuzdaki doğrulama uygulamasıyla QR kodu okutun. Okutamıyorsanız bu anahtarı uygulamaya elle yazın:
        </p>
        <p>
          <code>{app.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
        <p>
          <a href={app.uri}>Uygulama bu cihazdaysa buradan açın</a>
        </p>
      </div>
      <CodeForm
        hint="Ardından uygulamanın gösterdiği altı haneli kodu girin. Başka cihazlardaki açık oturumlarınız kapanır."
        action="Doğrula ve aç"
        working="Doğrulanıyor..."
        failure="Açılamadı"
        toastsOf={toastsOf}
        answer={async (code) => answerChallenge(await challengeOf({ id: app.factorId, factor_type: 'totp' }), code)}
        onAnswered={onEnrolled}
        onBack={onBack}
      />
    </div>
  );
}
