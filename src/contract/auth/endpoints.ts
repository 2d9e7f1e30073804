import type { Endpoint } from '../endpoint.ts';
import { forgotPassword, logIn, logOut, resetPassword, signUp, updateInfo, verifyPhone, verifyToken } from './auth.ts';
import {
  firebaseResetPassword,
  getFirebaseParams,
  postFirebaseToken,
  sendFirebaseCode,
  verifyFirebaseToken,
} from './firebase.ts';
import { requestGuest } from './guests.ts';
import { requestSocialNonce, socialLogin, socialRegister } from './social.ts';

export const AUTH_ENDPOINTS: readonly Endpoint[] = [
  requestGuest,
  logIn,
  signUp,
  verifyPhone,
  updateInfo,
  forgotPassword,
  verifyToken,
  resetPassword,
  logOut,
  requestSocialNonce,
  socialLogin,
  socialRegister,
  getFirebaseParams,
  sendFirebaseCode,
  verifyFirebaseToken,
  postFirebaseToken,
  firebaseResetPassword,
];
