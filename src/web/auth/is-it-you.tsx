import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { sayEveryFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import type { AuthStep } from './auth-step.ts';
import { useSocialLogin } from './social/use-social-login.ts';
import type { AuthFlow } from './use-auth-flow.ts';

type IsItYouProps = { flow: AuthFlow; step: Extract<AuthStep, { name: 'is_exist_user' }> };

/** `is_exist_user`: yes goes on as that account, no as a new one. */
export function IsItYou({ flow, step: { user, journey } }: IsItYouProps) {
  const t = useTranslate();
  const [answering, setAnswering] = useState<'yes' | 'no' | null>(null);

  const social = useSocialLogin(flow);

  const answer = (verified: 'yes' | 'no') => async () => {
    if (answering) return;
    setAnswering(verified);
    try {
      if (journey.proof) await social.logIn(journey.proof, verified);
      else if (journey.answer) await flow.arrive(await journey.answer(verified), journey);
    } catch (error) {
      sayEveryFailure(t, error);
    } finally {
      setAnswering(null);
    }
  };

  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4 rounded-card border border-line p-4">
        <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-pill bg-ground-lilac">
          {user.image ? (
            <Picture id={user.image} ratio="1x1" alt="" sizes="56px" widest={240} theme="light" />
          ) : (
            <Icon of={User} size={26} />
          )}
        </span>
        <bdi className="min-w-0 break-words font-bold text-lead">{user.name}</bdi>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Button look="secondary" progress={answering === 'no' ? t('auth.saving') : null} onClick={answer('no')}>
          {t('language.no')}
        </Button>
        <Button progress={answering === 'yes' ? t('auth.sign_in.going') : null} onClick={answer('yes')}>
          {t('language.yes')}
        </Button>
      </div>
    </div>
  );
}
