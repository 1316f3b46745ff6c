import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { asProblem } from '#problem.ts';
import { toast } from '#ui/feedback/toast.ts';
import { secondsToWait } from '#ui/feedback/wait.ts';
import { useCountdown } from '#ui/forms/useCountdown.ts';
import { dropDraft } from '../draft.ts';
import { type Applicant, type ApplicationValues, type Field, RULES, wholeOf } from '../rules/application.ts';
import { fieldsOf, firstOf, firstUnfinished, LAST_STEP } from './steps.ts';
import { useRestored } from './useRestored.ts';
import { useStep } from './useStep.ts';

/** Where the server gave none that can be read. */
const NO_REASON = 'An error occurred during registration';

export interface WizardState {
  applicant: Applicant;
  /** What need not be typed. */
  known: Partial<ApplicationValues>;
  /** Throws what the server refused. */
  send: (typed: ApplicationValues) => Promise<unknown>;
  /** After that, once nothing is left to be lost. */
  onSent: (typed: ApplicationValues) => void;
  /** What a refusal is called. */
  failure: string;
}

/** The form across its steps. */
export function useWizard({ applicant, known, send, onSent, failure }: WizardState) {
  const form = useForm<ApplicationValues>({ resolver: resolverFor(applicant) });
  const restored = useRestored(form, applicant, known);
  const { asked, goTo } = useStep();
  const step = Math.min(asked, firstUnfinished(applicant, form.getValues()));
  const [wait, startWait] = useCountdown();
  const [sent, setSent] = useState<ApplicationValues>();
  const focusNext = useRef<Field>(undefined);

  // After the heading of the step has taken the focus: what is wrong comes first.
  useEffect(() => {
    if (focusNext.current) form.setFocus(focusNext.current);
    focusNext.current = undefined;
  }, [step, form]);

  const leave = useEffectEvent(onSent);
  useEffect(() => {
    if (sent) leave(sent);
  }, [sent]);

  const showFirstOf = (fields: readonly string[]) => {
    const first = firstOf(fields);
    if (!first) return;
    if (first.step === step) return form.setFocus(first.field);
    focusNext.current = first.field;
    goTo(first.step);
  };
  const next = async () => {
    if (await form.trigger(fieldsOf(step), { shouldFocus: true })) goTo(step + 1);
  };
  const submit = async (typed: ApplicationValues) => {
    try {
      await send(typed);
      dropDraft(applicant);
      setSent(typed);
    } catch (cause) {
      const messages = Object.entries(asProblem(cause).fields ?? {}).filter(([field]) => firstOf([field]));
      for (const [field, message] of messages) form.setError(field as Field, { message });
      showFirstOf(messages.map(([field]) => field));
      startWait(secondsToWait(cause));
      if (messages.length === 0) toast.error(failure, asProblem(cause).code === 'client/unreadable' ? NO_REASON : cause);
    }
  };

  const busy = form.formState.isSubmitting || sent !== undefined;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (step < LAST_STEP) void next();
    else void form.handleSubmit(submit, (errors) => showFirstOf(Object.keys(errors)))();
  };
  return { form, step, restored, wait, busy, sent: sent !== undefined, onSubmit, back: () => goTo(step - 1) };
}

function resolverFor(applicant: Applicant): Resolver<ApplicationValues> {
  const resolve = standardSchemaResolver(RULES[applicant]);
  return (typed, context, options) => resolve(wholeOf(typed), context, options);
}
