import X from 'lucide-react/icons/x';
import { useTranslate } from '#web/i18n/lazy/search.ts';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

export type Option = {
  key: string;
  text: string;
  note?: string;
  icon?: Glyph;
  picture?: string;
  /** Either leads somewhere, or searches for a text. */
  to?: string;
  search?: string;
};

export type OptionGroup = { title?: string; isRecent?: boolean; options: readonly Option[] };

type SuggestionListProps = {
  id: string;
  groups: readonly OptionGroup[];
  active: number;
  onChoose(option: Option): void;
  onForget(): void;
  onClose(): void;
};

export function SuggestionList({ id, groups, active, onChoose, onForget, onClose }: SuggestionListProps) {
  const t = useTranslate();
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0));
  const isRecent = groups[0]?.isRecent ?? false;
  return (
    // The field keeps the keyboard, so the list does not close under the pointer.
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus where it is, and does nothing else
    <div
      onMouseDown={(event) => event.preventDefault()}
      className={classNames(
        'absolute inset-x-0 top-full z-(--z-popover) overflow-y-auto bg-raised text-ink',
        'md:mt-2 md:max-h-[min(70dvh,560px)] md:rounded-card md:py-2 md:shadow-(--elevation-sheet)',
        // On a phone as high as the screen, but it begins below the field: the padding brings the last entry into sight.
        'max-md:-mx-(--space-gutter) max-md:h-dvh max-md:bg-surface max-md:pb-50',
      )}
    >
      <div className="flex items-center justify-between ps-4 pe-2 md:hidden">
        <p className="font-bold text-lead">{t('search.label')}</p>
        <IconButton icon={X} label={t('app.close')} size={44} onClick={onClose} />
      </div>
      {isRecent && (
        <div className="flex items-center justify-between ps-4 pe-2">
          <p aria-hidden className="font-semibold text-caption text-ink-3">
            {groups[0]?.title}
          </p>
          <button
            type="button"
            onClick={onForget}
            className="hit-area rounded-control px-2 py-1 font-semibold text-accent-ink text-small hover:bg-hover"
          >
            {t('suggest.clear')}
          </button>
        </div>
      )}
      <div id={id} role="listbox" aria-label={t('search.label')}>
        {groups.map((group, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
          <div key={group.title ?? 'rest'} role="group" aria-label={group.title ?? t('search.label')}>
            {group.title && !group.isRecent && (
              <p aria-hidden className="px-4 pt-2 pb-1 font-semibold text-caption text-ink-3">
                {group.title}
              </p>
            )}
            {group.options.map((option, index) => {
              const place = (starts[at] ?? 0) + index;
              return (
                <OptionRow
                  key={option.key}
                  id={`${id}-${place}`}
                  option={option}
                  isActive={place === active}
                  onChoose={() => onChoose(option)}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

type OptionRowProps = { id: string; option: Option; isActive: boolean; onChoose(): void };

function OptionRow({ id, option, isActive, onChoose }: OptionRowProps) {
  const theme = useSession(({ settings }) => settings.theme);
  return (
    <button
      type="button"
      tabIndex={-1}
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      className={classNames(
        'flex min-h-12 w-full items-center gap-3 px-4 py-1.5 text-start hover:bg-hover',
        isActive && 'bg-hover',
      )}
    >
      {option.picture ? (
        <span className="size-10 shrink-0 overflow-hidden rounded-thumb bg-sunken">
          <Picture id={option.picture} ratio="1x1" alt="" sizes="40px" widest={96} theme={theme} />
        </span>
      ) : (
        option.icon && <Icon of={option.icon} className="mx-2.5 text-ink-3" />
      )}
      <span className="min-w-0">
        <span className="block truncate font-semibold text-small">
          <bdi>{option.text}</bdi>
        </span>
        {option.note && (
          <span className="block truncate text-caption text-ink-3">
            <bdi>{option.note}</bdi>
          </span>
        )}
      </span>
    </button>
  );
}
