import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSignedInUser } from '#api/session/session.ts';
import { asProblem, type Problem } from '#problem.ts';
import { showFieldErrors } from '#ui/forms/field-errors.ts';
import { useSendContactMessageMutation } from './api.ts';
import { ContactMessage } from './schema.ts';

/** The form: whoever is signed in need not introduce themselves, and what was typed stays until it has arrived. */
export function useContactForm(onSent: (message: ContactMessage) => void) {
  const user = useSignedInUser();
  const [send] = useSendContactMessageMutation();
  const [problem, setProblem] = useState<Problem>();
  const form = useForm<ContactMessage>({ resolver: standardSchemaResolver(ContactMessage) });

  useEffect(() => {
    if (!user) return;
    if (!form.getValues('name')) form.setValue('name', user.fullName);
    if (!form.getValues('email')) form.setValue('email', user.email);
  }, [user, form]);

  const submit = async (message: ContactMessage) => {
    setProblem(undefined);
    try {
      await send({ sendContactMessageDto: message }).unwrap();
      onSent(message);
    } catch (cause) {
      if (!showFieldErrors(form, cause)) setProblem(told(asProblem(cause)));
    }
  };

  return { form, problem, submit };
}

/** A session that has run out meanwhile is no reason to sign in again: anybody may write. */
const told = (problem: Problem): Problem =>
  problem.status === 401
    ? { ...problem, detail: 'You have been signed out meanwhile. Send it again, and it goes without your account.' }
    : problem;
