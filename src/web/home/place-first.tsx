import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useSessionStore } from '#web/session/session.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';

/** Without a place we cannot say what is near: a script leads to the start page at once, a link without script. */
export default function PlaceFirst() {
  const t = useTranslate();
  const store = useSessionStore();
  const navigate = useNavigate();

  useEffect(() => {
    // The server knows only the cookie; the browser's storage decides.
    if (store.get().zoneid.length === 0) navigate('/', { replace: true });
  }, [store, navigate]);

  return (
    <div className="column grid min-h-120 place-items-center py-8">
      <StateBlock
        picture="place"
        title={t('home.no_place')}
        text={t('home.no_place_text')}
        action={<LinkButton to="/">{t('home.no_place_action')}</LinkButton>}
      />
    </div>
  );
}
