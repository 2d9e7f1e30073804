import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/content.ts';

export function SocialLinks() {
  const t = useTranslate();
  const media = useConfig().social_media.filter(({ status }) => status === 1);
  if (media.length === 0) return null;
  return (
    <nav aria-label={t('footer.follow')}>
      <ul className="flex flex-wrap gap-x-4">
        {media.map(({ id, name, link }) => (
          <li key={id}>
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center font-semibold text-ink-2 text-small capitalize md:min-h-9 hover:text-ink hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
