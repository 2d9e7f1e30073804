import { useQuery } from '@tanstack/react-query';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import CircleUser from 'lucide-react/icons/circle-user';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { recentReceiversQuery } from '#web/parcel/parcel.queries.ts';
import { useSession } from '#web/session/session.tsx';
import { Chip } from '#web/ui/controls/chip.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { type DraftTools, endOf } from '../parcel-draft.ts';
import type { FaultName } from '../parcel-faults.ts';
import { CourierWords } from './courier-words.tsx';
import { EndCard } from './end-card.tsx';
import { isSelf, useSelf } from './use-self.ts';

type EndCardsProps = DraftTools & { wordsFor(fault: FaultName, isTouched: boolean): string | undefined };

/** Sender and receiver, with the swap on the seam between them. */
export function EndCards({ draft, change, changeEnd, swap, wordsFor }: EndCardsProps) {
  const t = useTranslate();
  const self = useSelf();

  return (
    <>
      <EndCard
        end="sender"
        draft={draft.sender}
        onChange={(changes) => changeEnd('sender', changes)}
        wordsFor={wordsFor}
        aside={
          self && (
            <Checkbox
              checked={isSelf(self, draft.sender)}
              onChange={(event) =>
                changeEnd('sender', event.target.checked ? self : { name: '', phone: '', email: '' })
              }
              className="min-h-6!"
            >
              {t('parcel.i_am')}
            </Checkbox>
          )
        }
      />
      <div className="relative z-1 -my-7 flex h-11 justify-center">
        <IconButton icon={ArrowUpDown} label={t('parcel.swap')} look="outline" onClick={swap} />
      </div>
      <EndCard
        end="receiver"
        draft={draft.receiver}
        onChange={(changes) => changeEnd('receiver', changes)}
        wordsFor={wordsFor}
        aside={<RecentReceivers draft={draft} changeEnd={changeEnd} />}
      >
        <CourierWords draft={draft} change={change} />
      </EndCard>
    </>
  );
}

/** At most three, a press away. */
function RecentReceivers({ draft, changeEnd }: Pick<DraftTools, 'draft' | 'changeEnd'>) {
  const t = useTranslate();
  const token = useSession((session) => session.token);
  const { data: recent = [] } = useQuery(recentReceiversQuery(useApi(), { token }));
  if (recent.length === 0) return null;

  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t('parcel.recent')}</legend>
      <span aria-hidden className="text-ink-3 text-small">
        {t('parcel.recent')}
      </span>
      {recent.map((receiver) => (
        <Chip
          key={receiver.contact_person_number}
          icon={CircleUser}
          selected={receiver.contact_person_number === draft.receiver.phone}
          onClick={() => changeEnd('receiver', endOf(receiver))}
        >
          <bdi>{receiver.contact_person_name}</bdi>
        </Chip>
      ))}
    </fieldset>
  );
}
