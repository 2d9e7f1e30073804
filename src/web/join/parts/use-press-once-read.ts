import { useEffect, useEffectEvent, useState } from 'react';

/** A press that comes while what was kept is still being read is not lost: it counts once all of it is there. */
export function usePressOnceRead(isRead: boolean, work: () => void) {
  const [isPressed, setPressed] = useState(false);
  const carryOut = useEffectEvent(() => {
    setPressed(false);
    work();
  });
  useEffect(() => {
    if (isRead && isPressed) carryOut();
  }, [isRead, isPressed]);
  return { isWaiting: isPressed && !isRead, press: () => (isRead ? work() : setPressed(true)) };
}
