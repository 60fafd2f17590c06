import { formatCount } from '../../../domain/text/money.ts';
import { stampOf } from '../../ui/stamp.ts';
import { Facts, Part } from './Facts.tsx';
import type { OwnSystem } from './system-api.ts';
import { outcomeText } from './system-texts.ts';

export function MailPart({ mail: { smtp, sent, failed, lastFailure, nightly } }: Pick<OwnSystem, 'mail'>) {
  if (!smtp) {
    return (
      <Part name="E-posta">
        <p>E-posta sunucusu ayarlanmamış (SMTP_URL). E-postalar DATA_DIR/outbox klasörüne yazılıyor.</p>
      </Part>
    );
  }
  const last = nightly.last;
  const lastText = last ? `${stampOf(last.endedat ?? last.startedat)} · ${outcomeText(last)}` : 'henüz gönderilmedi';
  return (
    <Part name="E-posta">
      <Facts
        of={[
          ['Son 24 saat', `${formatCount(sent)} gönderildi, ${formatCount(failed)} gönderilemedi`],
          ['Son hata', lastFailure && `${stampOf(lastFailure.at)} · ${lastFailure.failure}`],
          ['Gece e-postası', nightly.on ? lastText : 'kapalı (agency.config.ts, ownerEmail)'],
        ]}
      />
    </Part>
  );
}
