import type { Endpoint } from '../endpoint.ts';
import { registerCourier } from './couriers.ts';
import {
  approveApplication,
  getApplication,
  getApplicationFile,
  listApplications,
  rejectApplication,
} from './operator.ts';
import { getApplicationState } from './state.ts';
import { chooseBusinessPlan, listStorePackages, registerStore } from './stores.ts';

export const JOIN_ENDPOINTS: readonly Endpoint[] = [
  registerStore,
  listStorePackages,
  chooseBusinessPlan,
  registerCourier,
  getApplicationState,
  listApplications,
  getApplication,
  getApplicationFile,
  approveApplication,
  rejectApplication,
];
