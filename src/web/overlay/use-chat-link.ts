import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#web/session/session.tsx';
import { type ChatPartner, type ChatTopic, chatAddress } from './chat-address.ts';
import { useOpener } from './overlay.tsx';
import { isPlainClick } from './use-auth-link.ts';

/** From here on there is room for a thread beside the page. */
const HAS_ROOM = '(width >= 1181px)';

/**
 * For a link to a thread: it opens beside the page where there is room, and is a page of its own otherwise. Whoever is not
 * signed in is asked to be, and then led on.
 */
export function useChatLink(partner: ChatPartner, topic?: ChatTopic) {
  const { open } = useOpener();
  const navigate = useNavigate();
  const isSignedIn = useSession(({ token }) => token !== null);
  const to = chatAddress(partner, topic);

  function begin() {
    if (matchMedia(HAS_ROOM).matches) open({ name: 'chat', partner, topic });
    else navigate(to);
  }

  return {
    to,
    onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      if (isSignedIn) begin();
      else open({ name: 'auth', mode: 'sign-in', goOn: begin });
    },
  };
}
