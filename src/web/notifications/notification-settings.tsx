import type { Preferences } from '#contract/notifications/notifications.ts';
import { useTranslate } from '#web/i18n/lazy/notifications.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { ChoiceBox } from '#web/ui/fields/choice-box.tsx';
import { ChoiceControl } from '#web/ui/fields/choice-control.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { usePreferences } from './notifications.queries.ts';
import { usePush } from './push/use-push.ts';
import { useSetPreference } from './use-set-preference.ts';

/** Which kinds one wants to hear of and where, and whether this browser is pushed to. */
export default function NotificationSettings() {
  const t = useTranslate();
  const { close } = useOpener();
  const { data, isError, refetch } = usePreferences();

  return (
    <Dialog
      open
      onClose={close}
      width={520}
      title={t('notifications.settings')}
      description={t('notifications.settings_text')}
      closeLabel={t('app.close')}
    >
      {data ? (
        <>
          {data.push_public_key && <PushHere publicKey={data.push_public_key} />}
          <Kinds {...data} />
        </>
      ) : isError ? (
        <StateBlock
          tone="error"
          title={t('notifications.settings_failed')}
          action={<Button onClick={() => refetch()}>{t('app.retry')}</Button>}
        />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-3">
          <Skeleton className="h-18 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
    </Dialog>
  );
}

function PushHere({ publicKey }: { publicKey: string }) {
  const t = useTranslate();
  const { state, isBusy, turn } = usePush(publicKey);
  const isPossible = state === 'on' || state === 'off';
  const detail =
    state === null || isPossible ? 'notifications.push_device_text' : (`notifications.push_${state}` as const);
  return (
    <ChoiceBox
      type="checkbox"
      className="mb-5"
      title={t('notifications.push_device')}
      detail={t(detail)}
      checked={state === 'on'}
      disabled={!isPossible}
      // Not `disabled`: the keyboard must not lose its place while the browser asks.
      aria-busy={isBusy || undefined}
      onChange={(event) => !isBusy && void turn(event.target.checked)}
    />
  );
}

function Kinds({ preferences, push_public_key }: Preferences) {
  const t = useTranslate();
  const setPreference = useSetPreference();
  const places = push_public_key ? (['in_page', 'push'] as const) : (['in_page'] as const);
  return (
    <table className="w-full border-collapse text-body">
      <thead>
        <tr className="text-caption text-ink-2">
          <th scope="col" className="pb-1 text-start font-semibold">
            {t('notifications.kinds')}
          </th>
          {places.map((place) => (
            <th key={place} scope="col" className="w-22 pb-1 text-center font-semibold">
              {t(`notifications.${place}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {preferences.map((preference) => (
          <tr key={preference.kind} className="border-line border-t">
            <th scope="row" className="text-start font-medium">
              {t(`notifications.kind_${preference.kind}`)}
            </th>
            {places.map((place) => (
              <td key={place} className="p-0">
                {/* The whole cell is pressed: 44 pixels and more. */}
                <label
                  htmlFor={`tell-${preference.kind}-${place}`}
                  className="grid min-h-12 cursor-pointer place-items-center"
                >
                  <ChoiceControl
                    id={`tell-${preference.kind}-${place}`}
                    type="checkbox"
                    aria-label={`${t(`notifications.kind_${preference.kind}`)}: ${t(`notifications.${place}`)}`}
                    checked={preference[place]}
                    onChange={(event) => void setPreference({ ...preference, [place]: event.target.checked })}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
