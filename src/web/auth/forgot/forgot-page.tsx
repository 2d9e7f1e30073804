import { useNavigate } from 'react-router';
import { AuthCard } from '../auth-card.tsx';
import { ForgotFlow, useForgotHeading, useForgotStep } from './forgot-flow.tsx';

export function ForgotPage() {
  const navigate = useNavigate();
  const [at, setAt] = useForgotStep();
  const { title, text } = useForgotHeading(at);

  return (
    <AuthCard title={title} text={text}>
      <ForgotFlow at={at} onStep={setAt} onDone={() => navigate('/auth/sign-in')} />
    </AuthCard>
  );
}
