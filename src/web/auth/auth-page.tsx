import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { useSession } from '#web/session/session.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { AuthCard } from './auth-card.tsx';
import { headingOf } from './auth-step.ts';
import { AuthStepView } from './auth-step-view.tsx';
import { useAuthFlow } from './use-auth-flow.ts';

/** The same forms as pages of their own. */
export const SignInPage = () => <AuthPage key="sign-in" mode="sign-in" />;
export const SignUpPage = () => <AuthPage key="sign-up" mode="sign-up" />;

function AuthPage({ mode }: { mode: 'sign-in' | 'sign-up' }) {
  const t = useTranslate();
  const token = useSession((session) => session.token);
  const flow = useAuthFlow(mode);
  const { title, text } = headingOf(flow.step);
  if (token) return <SignedInAlready />;

  return (
    <AuthCard title={t(title)} text={text && t(text)}>
      <AuthStepView flow={flow} />
    </AuthCard>
  );
}

function SignedInAlready() {
  const t = useTranslate();
  return (
    <AuthCard title={t('auth.is_signed_in')} text={t('auth.is_signed_in.text')}>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/home">{t('auth.go_home')}</LinkButton>
        <LinkButton to="/profile?page=profile-settings" look="secondary">
          {t('profile.title')}
        </LinkButton>
      </div>
    </AuthCard>
  );
}
