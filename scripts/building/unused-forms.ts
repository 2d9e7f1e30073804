import type { Unused } from './leave-out.ts';

/** What of a form's state a reset could leave. */
const KEPT = [
  'DirtyValues',
  'FieldsRef',
  'DefaultValues',
  'Dirty',
  'Values',
  'Touched',
  'Errors',
  'SubmitCount',
  'IsSubmitted',
];

/**
 * Our forms are told their fields and rules one by one. They have no schemas, no lists of fields, no radio buttons of the
 * library's own, no field that is switched off or taken away by it, and no words that wait before they are said.
 */
export const UNUSED_FORMS: Record<string, Unused> = {
  'react-hook-form/dist/index.esm.mjs': {
    never: [
      '_setFieldArray',
      'updateFieldArrayRootError',
      '_runSchema',
      'executeSchemaAndUpdateState',
      'getResolverOptions',
      'schemaErrorLookup',
      'validateForm',
      '_setErrors',
      'getErrors',
      'clearErrors',
      'getFieldState',
      'setFieldValues',
      'setValues',
      'extractFormValues',
      'resetField',
      'resetDefaultValues',
      'setFocus',
      'unregister',
      'getRadioValue',
      'getRuleValue',
      'debounce',
      'updateErrors',
    ],
    nothing: [
      '_isTracked',
      '_setValid',
      '_disableForm',
      '_setDisabledField',
      '_resetDefaultValues',
      '_removeUnmounted',
      '_updateIsValidating',
      'cancelDelayedError',
      'cancelDelayedErrorTree',
    ],
    // Rules of a field are all functions (`validate`).
    unmet: [
      'isFieldArray ? !Array.isArray(inputValue) || !inputValue.length : required && ((!isRadioOrCheckbox && (isEmpty || isNullOrUndefined(inputValue))) || (isBoolean(inputValue) && !inputValue) || (isCheckBox && !getCheckboxValue(refs).isValid) || (isRadio && !getRadioValue(refs).isValid))',
      '!isEmpty && (!isNullOrUndefined(min) || !isNullOrUndefined(max))',
      '(!isNullOrUndefined(maxLength) || !isNullOrUndefined(minLength)) && !isEmpty && (isString(inputValue) || (isFieldArray && Array.isArray(inputValue)))',
      'pattern && !isEmpty && isString(inputValue)',
      'isObject(validate)',
    ],
    known: {
      '_options.resolver': false,
      "_options.resolver && _isTracked('isValidating', 'validatingFields')": false,
      '_options.validate && !context.runRootValidation': false,
      '!_options.resolver && _options.validate': false,
      '_options.delayError && error': false,
      'options.delayError && _options.delayError && isString(name)': false,
      '_options.progressive': false,
      'shouldUseNativeValidation && inputRef.reportValidity': false,
      'isPromiseFunction && shouldTrackIsValidatingState': false,
      '_options.shouldUnregister': false,
      _shouldUnregisterField: false,
      isFieldArray: false,
      isFieldArrayRoot: false,
      isArrayField: false,
      'props.formControl': false,
      'props.errors': false,
      'props.values && !deepEqual(props.values, _values.current)': false,
      ...Object.fromEntries(KEPT.map((what) => [`keepStateOptions.keep${what}`, false])),
      'isWeb && isUndefined(formValues)': false,
      // Which fields are no longer as they were: nobody asks.
      '!isBlurEvent || shouldDirty': false,
      '_hadErrors.current': false,
      '_hadValidate.current && !props.validate': false,
    },
  },
};
