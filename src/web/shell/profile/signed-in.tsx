import { Bell } from '#web/notifications/bell.tsx';
import ProfileMenu from './profile-menu.tsx';

/** The end of the header for whoever is signed in. */
const SignedIn = () => (
  <>
    <Bell />
    <ProfileMenu />
  </>
);

export default SignedIn;
