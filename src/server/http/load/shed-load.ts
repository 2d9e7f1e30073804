import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { isInProcess } from '../call-in-process.ts';
import { addressOf } from './address.ts';
import { shares } from './shares.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** always: answered even when we are busy. reserved: has places of its own, and no address has a share of them. */
    places?: 'always' | 'reserved';
    /** Its handler reads the body itself, and takes its place after that. */
    readsForm?: true;
  }
  interface FastifyRequest {
    leavePlace: (() => void) | null;
  }
}

/** Few are enough: whoever knows where money went must be heard while everybody else waits. */
const RESERVED = 20;

type Limits = { most: number; perAddress: number; listeners: number; listenersPerAddress: number };
export type Load = ReturnType<typeof shedLoad>;

/**
 * Beyond what we can work on at once, a fast "try again" beats a slow answer for everybody: memory stays bounded and
 * service is back at once after the peak. Only work counts: a place is taken when all of a request is there, and left
 * when its answer is made, however slowly it comes or is read. No address gets more than its share.
 */
export function shedLoad(app: FastifyInstance, { most, perAddress, listeners, listenersPerAddress }: Limits) {
  const counts = { work: 0, reserved: 0, listeners: 0 };
  const [working, listening] = [shares(), shares()];
  app.decorateRequest('leavePlace', null);

  function enter(request: FastifyRequest, reply: FastifyReply) {
    const { places, isEvents } = request.routeOptions.config;
    if (places === 'always' || isInProcess(request)) return;
    const address = addressOf(request.ip);
    if (isEvents) {
      // When there is room for nobody, whoever tells the events says so.
      if (counts.listeners < listeners && listening.of(address) >= listenersPerAddress)
        throw new AppError('too_many_requests');
      return takePlace(request, reply, (change) => {
        counts.listeners += change;
        listening.add(address, change);
      });
    }
    if (places === 'reserved') {
      if (counts.reserved >= RESERVED) throw new AppError('overloaded');
      return takePlace(request, reply, (change) => {
        counts.reserved += change;
      });
    }
    if (counts.work >= most) throw new AppError('overloaded');
    if (working.of(address) >= perAddress) throw new AppError('too_many_requests');
    takePlace(request, reply, (change) => {
      counts.work += change;
      working.add(address, change);
    });
  }

  // Before anything is read or counted: when we are full, that is all there is to say.
  app.addHook('onRequest', (request, _reply, done) => {
    const { places, isEvents } = request.routeOptions.config;
    const isFull = counts.work >= most && !places && !isEvents && !isInProcess(request);
    done(isFull ? new AppError('overloaded') : undefined);
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (request.routeOptions.config.readsForm) return done();
    try {
      enter(request, reply);
      done();
    } catch (error) {
      done(error as AppError);
    }
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    // Who listens keeps the place as long as they do.
    if (!request.routeOptions.config.isEvents) request.leavePlace?.();
    done(null, payload);
  });

  return { enter, inFlight: () => counts.work + counts.reserved };
}

function takePlace(request: FastifyRequest, reply: FastifyReply, count: (change: 1 | -1) => void) {
  count(1);
  let isIn = true;
  const leave = () => {
    if (isIn) count(-1);
    isIn = false;
  };
  request.leavePlace = leave;
  // Also when the caller hangs up before the answer.
  reply.raw.once('close', leave);
}
