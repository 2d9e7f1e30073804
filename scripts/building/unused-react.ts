import type { Unused } from './leave-out.ts';

/** As React numbers what it draws. */
const [FRAGMENT, SUSPENSE_LIST, VIEW_TRANSITION, ACTIVITY] = ['7', '19', '30', '31'] as const;

const FRAGMENT_METHODS = [
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'focus',
  'focusLast',
  'blur',
  'observeUsing',
  'unobserveUsing',
  'getClientRects',
  'getRootNode',
  'compareDocumentPosition',
  'scrollIntoView',
];

/**
 * Our pages have no animated transitions, no refs to fragments, no `Activity`, no lists of `Suspense`, no forms with a
 * function as their action, no elements of their own making and no style sheet or script that comes with a component;
 * what a page wants early stands in its head (root.tsx).
 *
 * Only names that say what they are: one that counts up (`extractEvents$1`) is another function after an upgrade.
 */
const UNUSED_DOM: Unused = {
  // Thrown and caught by React itself. Whoever watches a page with a debugger, as Lighthouse does, waits while it reads
  // all of React once more to note where they were made.
  marks: ['460', '461', '474', '519', '542'].map((number) => `Error(formatProdErrorMessage(${number}))`),
  never: [
    'startViewTransition',
    'getViewTransitionName',
    'getViewTransitionClassName',
    'createViewTransitionInstance',
    'applyViewTransitionToHostInstances',
    'measureViewTransitionHostInstancesRecursive',
    'restoreViewTransitionName',
    'commitAfterMutationEffectsOnFiber',
    'FragmentInstance',
    ...FRAGMENT_METHODS.map((name) => `FragmentInstance.prototype.${name}`),
    'updateActivityComponent',
    'retryActivityComponentWithoutHydrating',
    'updateSuspenseListComponent',
    'pushSuspenseListContext',
    'cutOffTailIfNeeded',
    'findFirstSuspended',
    'mountActionState',
    'updateActionState',
    'rerenderActionState',
    'dispatchActionState',
    'runActionStateAction',
    'startHostTransition',
    'ensureFormComponentIsStateful',
    'TransitionAwareHostComponent',
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
    'preconnectAs',
    'acquireResource',
    'suspendResource',
    'preloadResourceAndSuspendIfNeeded',
    'accumulateSuspenseyCommitOnFiber',
    'waitForCommitToBeReady',
    'setPropOnCustomElement',
    'refreshCache',
    'useMemoCache',
    'exports.createRoot',
    'ReactDOMSharedInternals.findDOMNode',
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
  ],
  nothing: [
    // They look through what has changed for a transition to animate, or a fragment that is referred to.
    'trackEnterViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'measureNestedViewTransitions',
    'pushViewTransitionCancelableScope',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'isFragmentInstanceParent',
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'commitFragmentInstanceInsertionEffects',
    'commitFragmentInstanceDeletionEffects',
    'deleteChildFromFragmentInstance',
    // Waits for a picture inside of an animated transition.
    'preloadInstanceAndSuspendIfNeeded',
    // In which component it failed: nobody of ours listens, and the console is only told the error.
    'getStackByFiberInDevAndProd',
    // React itself does not call it yet.
    'defaultOnDefaultTransitionIndicator',
  ],
  known: {
    shouldStartViewTransition: false,
    // Whether to wait for style sheets and pictures before something is shown.
    'isViewTransitionEligible || subtreeFlags & 8192 || 16785408 === (subtreeFlags & 16785408)': false,
    // A style, a style sheet and a script that come with a component.
    '"string" === typeof pendingProps.precedence && "string" === typeof pendingProps.href': false,
    '"stylesheet" === pendingProps.rel && "string" === typeof pendingProps.href && "string" === typeof pendingProps.precedence': false,
    '"string" === typeof pendingProps && currentProps && "function" !== typeof currentProps && "symbol" !== typeof currentProps': false,
    // The action of a form.
    '"submit" === domEventName && maybeTargetInst && maybeTargetInst.stateNode === nativeEventTarget': false,
    // What every browser can that reads these scripts at all.
    isInputEventSupported: true,
    canUseCompositionEvent: true,
  },
  cases: {
    'workInProgress.tag': [SUSPENSE_LIST, VIEW_TRANSITION, ACTIVITY],
    'finishedWork.tag': [SUSPENSE_LIST, VIEW_TRANSITION, ACTIVITY],
    'interruptedWork.tag': [SUSPENSE_LIST, ACTIVITY],
    'boundaryFiber.tag': [SUSPENSE_LIST],
    'deletedFiber.tag': [VIEW_TRANSITION],
    'current.tag': [FRAGMENT, VIEW_TRANSITION],
    'fiber.tag': [VIEW_TRANSITION],
  },
};

export const UNUSED_REACT: Record<string, Unused> = {
  'react-dom/cjs/react-dom-client.production.js': UNUSED_DOM,
  'react-dom/cjs/react-dom.production.js': {
    never: [
      'exports.browser',
      'exports.preconnect',
      'exports.prefetchDNS',
      'exports.preinit',
      'exports.preinitModule',
      'exports.preload',
      'exports.preloadModule',
      'exports.requestFormReset',
      'exports.unstable_batchedUpdates',
      'exports.useFormState',
      'exports.useFormStatus',
    ],
  },
};
