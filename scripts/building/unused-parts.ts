import type { Unused } from './leave-out.ts';
import { UNUSED_FORMS } from './unused-forms.ts';
import { UNUSED_REACT } from './unused-react.ts';

const ROUTER = 'react-router/dist/production/lib';
const QUERY = '@tanstack/query-core/build/modern';

/** Said when something is used in the wrong place; `npm run dev` says it in full. */
const ADVICE = [
  'invariant',
  'warning',
  'warnOnce',
  'useDataRouterContext',
  'useDataRouterData',
  'useDataRouterNavigation',
  'useDataRouterState',
];

/**
 * Our pages follow links and load what they show by `clientLoader`. They have no actions, no fetchers and no blockers,
 * the table of routes comes as a whole, nothing is prefetched, no transition is animated, no server components.
 */
export const UNUSED_PARTS: Record<string, Unused> = {
  ...UNUSED_REACT,
  ...UNUSED_FORMS,
  [`${ROUTER}/router/router.js`]: {
    never: [
      'handleAction',
      'fetch',
      'handleFetcherAction',
      'handleFetcherLoader',
      'getFetcher',
      'resetFetcher',
      'queueFetcherForDeletion',
      'getUpdatedRevalidatingFetchers',
      'setFetcherError',
      'updateFetcherState',
      'abortFetcher',
      'deleteFetcher',
      'getTargetedDataStrategyMatches',
      'getTargetMatch',
      'getBlocker',
      'deleteBlocker',
      'updateBlocker',
      'discoverRoutes',
      'patchRoutes',
      '_internalSetRoutes',
      'defaultDataStrategyWithMiddleware',
      'getInstrumentationNavigateMeta',
      // Of the middleware, which there is none of.
      'errorHandler',
    ],
    nothing: [
      'restoreAppliedTransitions',
      'persistAppliedTransitions',
      'abortStaleFetchLoads',
      'markFetchRedirectsDone',
      'shouldBlockNavigation',
      'getSubmissionFromNavigation',
      'getUpdatedActionData',
      'getActionDataForCommit',
    ],
    known: {
      '!opts || !isSubmissionNavigation(opts)': true,
      'opts && opts.submission && isMutationMethod(opts.submission.formMethod)': false,
      'opts && opts.pendingError': false,
      'newState.actionData': false,
      isActionReload: false,
      'revalidatingFetchers.length > 0': false,
      'initialHydration || !matches.some((m) => m.route.id === f.routeId) || fetchersQueuedForDeletion.has(key) || f.isDiscovering': true,
      '!tuple': true,
      blockerKey: false,
      'blockerKey && delta != null': false,
      unblockBlockerHistoryUpdate: false,
      'blockers.size > 0 && !isUninterruptedRevalidation': false,
      'init.patchRoutesOnNavigation': false,
      isFogOfWar: false,
      '!isFogOfWar': true,
      'typeof route.lazy === "function"': false,
      'future.unstable_routePatternMatching': false,
      'init.instrumentations': false,
      'opts?.instrumentationNavigateMetaReceiver': false,
      'opts?.mask': false,
      pendingViewTransitionEnabled: false,
      'pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location': false,
    },
    words: ADVICE,
  },
  [`${ROUTER}/router/utils.js`]: { words: ADVICE },
  [`${ROUTER}/router/history.js`]: { words: ADVICE },
  [`${ROUTER}/components.js`]: {
    known: {
      '!viewTransitionOpts || !isViewTransitionAvailable': true,
      'renderDfd && pendingState && router.window': false,
      'renderDfd && pendingState && state.location.key === pendingState.location.key': false,
      '!vtContext.isTransitioning && interruption': false,
      'vtContext.isTransitioning && !vtContext.flushSync': false,
      'newErrors && onError': false,
    },
    words: ADVICE,
  },
  [`${ROUTER}/hooks.js`]: {
    never: ['RSCErrorHandler', 'useNavigateUnstable', 'DefaultErrorComponent'],
    known: {
      'this.context && typeof error === "object" && error && "digest" in error && typeof error.digest === "string"': false,
      'this.context': false,
      dataRouterOpts: true,
      locationArg: false,
      'locationArg && renderedMatches': false,
    },
    words: [...ADVICE, 'getDataRouterConsoleError'],
  },
  [`${ROUTER}/dom/lib.js`]: {
    never: ['HistoryRouter', 'useSubmit', 'useFormAction', 'useFetcher', 'NavLinkWithRef'],
    nothing: ['useViewTransitionState'],
    known: { mask: false },
    words: ADVICE,
  },
  [`${ROUTER}/dom/ssr/components.js`]: {
    never: ['PrefetchPageLinks'],
    known: {
      'prefetch === "viewport"': false,
      'prefetch !== "intent"': true,
      maybePrefetch: false,
      isRSCRouterContext: false,
      // These are said by the server.
      staticContext: false,
      '!isStatic': true,
      '!enableFogOfWar': true,
      'typeof manifest.sri === "object"': false,
      'isSpaMode && !isHydrated': false,
    },
    words: ADVICE,
  },
  [`${ROUTER}/dom/ssr/fog-of-war.js`]: {
    never: ['fetchAndApplyManifestPatches', 'getPartialManifest'],
    nothing: ['isFogOfWarEnabled', 'useFogOFWarDiscovery', 'getPatchRoutesOnNavigationFunction'],
  },
  // Ours stands before it (root.tsx): this one is drawn when ours failed as well, and would show the error as it is.
  [`${ROUTER}/dom/ssr/errorBoundaries.js`]: { nothing: ['RemixRootDefaultErrorBoundary', 'BoundaryShell'] },
  [`${ROUTER}/dom/ssr/links.js`]: { nothing: ['prefetchStyleLinks'] },
  [`${ROUTER}/dom/ssr/single-fetch.js`]: {
    never: ['StreamTransfer', 'singleFetchActionStrategy', 'nonSsrStrategy', 'singleFetchLoaderFetcherStrategy'],
    words: ADVICE,
  },
  [`${ROUTER}/dom/ssr/routes.js`]: {
    never: ['createClientRoutesWithHMRRevalidationOptOut', 'noActionDefinedError', 'wrapShouldRevalidateForHdr'],
    nothing: ['prefetchRouteModuleChunks'],
    known: {
      isSpaMode: false,
      'route.clientLoaderModule': false,
      'route.clientLoaderModule || route.clientActionModule': false,
      'route.hasClientAction': false,
      'route.hasClientMiddleware': false,
    },
    words: ADVICE,
  },
  [`${ROUTER}/dom-export/hydrated-router.js`]: {
    known: {
      'ssrInfo.context.isSpaMode': false,
      'window.__reactRouterManifest.sri === true': false,
      'window.history.state && window.history.state.masked': false,
    },
  },
  // The pages keep the order of their changes themselves (cart/changes): no mutation is ever made.
  [`${QUERY}/mutationCache.js`]: {
    never: ['build', 'add', 'remove', 'canRun', 'runNext', 'find', 'findAll', 'resumePausedMutations'],
    nothing: ['clear'],
  },
  [`${QUERY}/queryClient.js`]: {
    never: [
      'setMutationDefaults',
      'getMutationDefaults',
      'isMutating',
      'defaultMutationOptions',
      'resetQueries',
      'getQueriesData',
      'setDefaultOptions',
      'getDefaultOptions',
    ],
    nothing: ['resumePausedMutations'],
  },
};
