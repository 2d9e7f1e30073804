import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useIsMounted } from '#web/ui/use-is-mounted.ts';
import { useRent } from '../../cart/use-rent.ts';

/** The same trip once more: it goes into the trip cart, which says when it could begin and what is not free then. */
export function useBookAgain(trip_id: number): { bookAgain(): void; isBooking: boolean } {
  const { bookAgain } = useRent();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [isBooking, setBooking] = useState(false);

  async function fill() {
    setBooking(true);
    try {
      if ((await bookAgain(trip_id)) && isMounted()) await navigate('/rental/cart');
    } finally {
      setBooking(false);
    }
  }
  return { bookAgain: () => void fill(), isBooking };
}
