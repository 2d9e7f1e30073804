import MapIcon from 'lucide-react/icons/map';
import type { MouseEvent } from 'react';
import { useTranslate } from '#web/i18n/lazy/location.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useAuthLink } from '#web/overlay/use-auth-link.ts';
import { loadAnew } from '#web/session/load-anew.ts';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { CurrentLocation } from './current-location.tsx';
import { SavedAddresses } from './saved-addresses.tsx';

/** The ways to change the place. Lists are capped, so the two buttons are always in sight. */
export default function LocationPanel({ onDone }: { onDone(): void }) {
  const t = useTranslate();
  const token = useSession((session) => session.token);
  const { open } = useOpener();
  const isSignedIn = token !== null;
  const signIn = useAuthLink();

  function openSignIn(event: MouseEvent) {
    onDone();
    signIn.onClick(event);
  }

  function pickFromMap() {
    onDone();
    open({ name: 'pick-place' });
  }

  return (
    <div className="flex flex-col gap-4">
      <div data-saved className={classNames('overflow-y-auto', isSignedIn ? 'max-h-[475px]' : 'max-h-[150px]')}>
        {isSignedIn ? (
          <SavedAddresses />
        ) : (
          <div className="flex flex-col items-start gap-3 rounded-thumb bg-sunken p-4">
            <p className="text-ink-2 text-small">{t('place.guest')}</p>
            <LinkButton {...signIn} look="secondary" size={36} onClick={openSignIn}>
              {t('place.sign_in')}
            </LinkButton>
          </div>
        )}
      </div>
      <div className="flex flex-col gap-2">
        <CurrentLocation look="primary" wide onChosen={() => loadAnew()} />
        <Button look="secondary" wide icon={MapIcon} onClick={pickFromMap}>
          {t('place.pick_from_map')}
        </Button>
      </div>
    </div>
  );
}
