import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm, type UseFormProps } from 'react-hook-form';
import { fieldsIn, followed, isSame } from './stored-fields.ts';

type Options<Values extends FieldValues> = Pick<UseFormProps<Values>, 'resolver'> & {
  /** What is stored. */
  values: Values;
  /** While it is being sent, what comes in may be our own. */
  saving?: boolean;
};

/** Fields that were changed here, and elsewhere into something else. */
export interface Parted {
  names: readonly string[];
  /** Puts what is stored into them. */
  take: () => void;
}

/**
 * A form that follows what is stored, which another window may change: fields that nobody has touched here take it, what was typed stays, and where both
 * differ they are `parted`. What is saved becomes what is stored: `saved` says so.
 */
export function useFollowedForm<Values extends FieldValues>({ values, saving = false, ...options }: Options<Values>) {
  const form = useForm<Values>({ ...options, defaultValues: values as DefaultValues<Values> });
  const stored = useRef(values);
  const key = JSON.stringify(values);
  const seen = useRef(key);
  const [parted, setParted] = useState<readonly string[]>([]);
  const busy = saving || form.formState.isSubmitting;
  const put = (name: string) => {
    const value = fieldsIn(stored.current).get(name) as PathValue<Values, Path<Values>>;
    form.setValue(name as Path<Values>, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };

  const isStored = (name: string) => isSame(fieldsIn(form.getValues()).get(name), fieldsIn(stored.current).get(name));

  const follow = useEffectEvent(() => {
    // After our own saving, what is known is older than what is stored until it has been asked for again.
    if (key === seen.current) return;
    seen.current = key;
    const found = followed(fieldsIn(stored.current), fieldsIn(values), fieldsIn(form.getValues()));
    stored.current = values;
    for (const name of found.taken) put(name);
    form.resetDefaultValues(values);
    setParted([...new Set([...parted, ...found.parted])].filter((name) => !isStored(name)));
  });
  useEffect(() => {
    if (!busy) follow();
  }, [key, busy]);

  return {
    form,
    parted: {
      names: parted,
      take: () => {
        for (const name of parted) put(name);
        setParted([]);
      },
    } satisfies Parted,
    /** What was typed while it was saved stays, unsaved. */
    saved: (sent: Values) => {
      stored.current = sent;
      form.resetDefaultValues(sent);
      setParted([]);
    },
  };
}
