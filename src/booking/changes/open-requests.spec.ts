import { given } from '../../../test/support/given.js';
import { event } from './open-requests.events.js';
import { answerRequest, openRequest, OpenRequests } from './open-requests.js';

const request = (bookingId: string) => ({ customerId: 'c1', vendorId: 'v1', bookingId });
const opened = (bookingId: string) => event('RequestOpened', request(bookingId));
const answered = (bookingId: string) => event('RequestAnswered', request(bookingId));

describe('unanswered requests of one customer to one vendor', () => {
  test('there may be two', () =>
    given(OpenRequests, opened('b1'))
      .when((open) => openRequest(open, request('b2')))
      .then(opened('b2')));

  test('a third is refused', () =>
    given(OpenRequests, opened('b1'), opened('b2'))
      .when((open) => openRequest(open, request('b3')))
      .thenRejected('booking/too-many-requests'));

  test('an answer makes room for the next', () =>
    given(OpenRequests, opened('b1'), opened('b2'), answered('b1'))
      .when((open) => openRequest(open, request('b3')))
      .then(opened('b3')));

  test('opening twice changes nothing', () =>
    given(OpenRequests, opened('b1'))
      .when((open) => openRequest(open, request('b1')))
      .thenNothing());

  test('a request is answered once', () => {
    given(OpenRequests, opened('b1'))
      .when((open) => answerRequest(open, request('b1')))
      .then(answered('b1'));
    given(OpenRequests, opened('b1'), answered('b1'))
      .when((open) => answerRequest(open, request('b1')))
      .thenNothing();
  });
});
