import { tagOf } from '../../domain/records/company-tags.ts';
import { lists } from '../agency.ts';
import css from './CompanyTag.module.css';

/** Without a company, the tag is blank but as wide, so that names align. */
export function CompanyTag({ company }: { company: string | null }) {
  const tag = tagOf(company ?? '', lists.company);
  const style = tag ? { background: tag.background, color: tag.color } : {};
  return <span className={css.tag} style={style} data-text={tag?.text} aria-hidden="true" />;
}
