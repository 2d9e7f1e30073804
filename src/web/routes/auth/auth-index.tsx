import { redirect } from 'react-router';

/** The address above both pages of signing in: who types it wants to sign in. */
export const loader = () => redirect('/auth/sign-in');
export const clientLoader = loader;
