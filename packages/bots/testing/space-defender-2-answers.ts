/**
 * Positions of Space Defender 2 with one right answer: how they come about, and what is to be done. After everything else the
 * Starfighter is destroyed in this turn, in most worlds that fit the view; after this in none.
 */
import type { RightAnswer } from './right-answer.js';

export const RIGHT_ANSWERS: readonly RightAnswer[] = [
  {
    name: 'stays where it is (1)',
    options: { single: true, play: [6, 20, 30, 55, 70, 85, 95], weapon: 1, armour: 2, engine: 1, power: 4 },
    seed: 1455638378,
    commands: 'move(E,3) move(B,1) move(D,1) move(A,6) move(A,5) fire',
    right: 'pass',
  },
  {
    name: 'stays where it is (2)',
    options: { single: true, play: [8, 27, 30, 55, 70, 85, 95], weapon: 2, armour: 4, engine: 3, power: 5 },
    seed: 246613975,
    commands: 'move(E,2) move(E,4) move(E,7) move(F,9) move(C,9) move(B,8) pass move(C,8) move(C,7)',
    right: 'pass',
  },
  {
    name: 'stays where it is (3)',
    options: { single: true, play: [8, 15, 30, 55, 70, 85, 95], weapon: 1, armour: 2, engine: 2, power: 4 },
    seed: 1361356339,
    commands: 'move(H,6) move(H,5) fire move(H,6) move(G,7) move(H,8)',
    right: 'pass',
  },
  {
    name: 'stays where it is (4)',
    options: { single: true, play: [7, 13, 30, 55, 70, 85, 95], weapon: 1, armour: 4, engine: 3, power: 1 },
    seed: 1462824651,
    commands: 'move(C,3) move(A,3) move(C,4) move(B,2) fire',
    right: 'pass',
  },
  {
    name: 'shoots what comes (1)',
    options: { single: true, play: [5, 19, 30, 55, 70, 85, 95], weapon: 4, armour: 4, engine: 2, power: 4 },
    seed: 240090161,
    commands: 'move(E,2) pass pass pass move(D,2) pass',
    right: 'fire',
  },
  {
    name: 'shoots what comes (2)',
    options: { single: true, play: [7, 30, 30, 55, 70, 85, 95], weapon: 4, armour: 4, engine: 1, power: 4 },
    seed: 1387250175,
    commands:
      'move(A,3) move(B,3) fire pass move(C,3) pass fire pass move(D,3) pass fire fire fire move(E,3) pass pass fire move(E,4) pass pass fire',
    right: 'fire',
  },
  {
    name: 'stays where it is (5)',
    options: { single: true, play: [5, 26, 30, 55, 70, 85, 95], weapon: 1, armour: 1, engine: 3, power: 5 },
    seed: 1923272195,
    commands:
      'move(E,1) move(E,5) move(E,2) move(B,4) move(B,10) move(B,9) pass move(C,8) move(B,8) move(B,9)',
    right: 'pass',
  },
  {
    name: 'shoots what comes (3)',
    options: { single: true, play: [8, 28, 30, 55, 70, 85, 95], weapon: 1, armour: 4, engine: 2, power: 4 },
    seed: 212317487,
    commands:
      'move(C,2) pass pass move(B,1) pass fire pass fire move(C,1) pass move(B,1) pass pass fire fire fire pass pass pass fire fire pass fire fire fire fire pass pass fire fire pass fire fire move(C,1) pass move(D,1) pass pass move(B,1)',
    right: 'fire',
  },
  {
    name: 'shoots what comes (4)',
    options: { single: true, play: [7, 29, 30, 55, 70, 85, 95], weapon: 4, armour: 4, engine: 2, power: 1 },
    seed: 388819457,
    commands:
      'move(E,3) pass fire pass move(D,3) pass pass pass fire pass move(D,2) fire fire pass fire pass pass fire move(D,1) pass fire pass pass move(D,2) fire',
    right: 'fire',
  },
  {
    name: 'stays where it is (6)',
    options: { single: true, play: [8, 26, 30, 55, 70, 85, 95], weapon: 2, armour: 4, engine: 3, power: 2 },
    seed: 378985529,
    commands:
      'move(E,1) pass pass move(C,1) pass pass fire pass move(D,1) pass pass fire move(E,2) fire move(F,2) pass fire fire fire move(E,1) fire pass fire fire fire fire special fire fire pass fire fire fire fire pass move(G,1)',
    right: 'pass',
  },
  {
    name: 'stays where it is (7)',
    options: { single: true, play: [5, 20, 30, 55, 70, 85, 95], weapon: 1, armour: 4, engine: 3, power: 1 },
    seed: 1073090930,
    commands:
      'move(D,1) special move(D,1) move(D,2) move(D,1) move(C,3) pass move(D,3) fire fire pass pass move(E,2)',
    right: 'pass',
  },
  {
    name: 'shoots what comes (5)',
    options: { single: true, play: [10, 18, 30, 55, 70, 85, 95], weapon: 4, armour: 4, engine: 3, power: 5 },
    seed: 726807254,
    commands: 'move(D,3) move(E,4) move(E,6) pass fire move(F,5) pass pass fire move(E,5) fire',
    right: 'fire',
  },
  {
    name: 'shoots what comes (6)',
    options: { single: true, play: [10, 17, 30, 55, 70, 85, 95], weapon: 4, armour: 2, engine: 3, power: 2 },
    seed: 1901041732,
    commands:
      'move(D,3) move(A,4) move(B,4) move(D,3) move(E,3) fire move(F,3) fire pass move(F,4) pass move(F,3) pass move(F,4) fire move(G,4) fire',
    right: 'fire',
  },
  {
    name: 'leaves the way of what comes (1)',
    options: { single: true, play: [6, 29, 30, 55, 70, 85, 95], weapon: 3, armour: 4, engine: 2, power: 1 },
    seed: 1614681653,
    commands:
      'move(B,1) pass move(A,1) fire fire pass fire fire fire fire fire fire fire pass fire pass fire move(B,2) pass pass pass fire fire move(A,1)',
    right: 'move(B,1)',
  },
  {
    name: 'stays where it is (8)',
    options: { single: true, play: [9, 22, 30, 55, 70, 85, 95], weapon: 2, armour: 4, engine: 2, power: 4 },
    seed: 1450915585,
    commands: 'move(C,8) move(A,8) move(A,7)',
    right: 'pass',
  },
  {
    name: 'stays where it is (9)',
    options: { single: true, play: [5, 26, 30, 55, 70, 85, 95], weapon: 1, armour: 4, engine: 1, power: 2 },
    seed: 483394904,
    commands: 'move(D,7) move(E,7) move(E,6) fire pass move(E,5) fire',
    right: 'pass',
  },
  {
    name: 'stays where it is (10)',
    options: { single: true, play: [10, 17, 30, 55, 70, 85, 95], weapon: 5, armour: 1, engine: 1, power: 5 },
    seed: 2131488926,
    commands: 'pass pass move(A,1) fire move(B,1) pass pass pass pass move(J,1) fire',
    right: 'pass',
  },
  {
    name: 'stays where it is (11)',
    options: { single: true, play: [6, 15, 30, 55, 70, 85, 95], weapon: 3, armour: 4, engine: 3, power: 2 },
    seed: 1305155294,
    commands:
      'move(B,1) move(B,6) move(A,3) move(A,2) move(D,5) move(E,7) move(E,4) fire move(E,5) move(E,6) move(D,6)',
    right: 'pass',
  },
  {
    name: 'stays where it is (12)',
    options: { single: true, play: [6, 19, 30, 55, 70, 85, 95], weapon: 2, armour: 3, engine: 2, power: 5 },
    seed: 1319401868,
    commands: 'move(A,4) move(C,12) move(C,13)',
    right: 'pass',
  },
  {
    name: 'stays where it is (13)',
    options: { single: true, play: [9, 27, 30, 55, 70, 85, 95], weapon: 1, armour: 3, engine: 3, power: 2 },
    seed: 489914566,
    commands: 'move(G,2) move(C,3) move(B,6) move(B,5) fire pass move(B,6) move(A,6) fire fire',
    right: 'pass',
  },
  {
    name: 'stays where it is (14)',
    options: { single: true, play: [10, 14, 30, 55, 70, 85, 95], weapon: 3, armour: 4, engine: 3, power: 2 },
    seed: 1711085713,
    commands:
      'pass move(A,1) fire move(C,1) fire fire fire fire fire fire fire fire fire pass fire fire fire pass fire fire',
    right: 'pass',
  },
  {
    name: 'leaves the way of what comes (2)',
    options: { single: true, play: [8, 18, 30, 55, 70, 85, 95], weapon: 5, armour: 4, engine: 3, power: 1 },
    seed: 110288120,
    commands:
      'move(F,2) move(D,1) move(B,2) move(A,1) move(A,2) move(A,4) move(B,6) pass move(A,5) move(B,7) pass move(B,9) move(A,9) move(B,9) move(C,9) move(C,10) pass move(B,9) move(B,10) pass move(A,12) move(B,12) pass move(A,11)',
    right: 'move(B,11)',
  },
  {
    name: 'leaves the way of what comes (3)',
    options: { single: true, play: [8, 22, 30, 55, 70, 85, 95], weapon: 1, armour: 4, engine: 2, power: 2 },
    seed: 2037235255,
    commands:
      'move(D,4) move(F,3) pass fire pass pass move(E,3) pass move(D,3) fire pass pass fire fire pass move(D,2) pass',
    right: 'move(C,2)',
  },
  {
    name: 'leaves the way of what comes (4)',
    options: { single: true, play: [7, 18, 30, 55, 70, 85, 95], weapon: 2, armour: 3, engine: 2, power: 1 },
    seed: 911633069,
    commands: 'move(C,7) move(A,13)',
    right: 'move(B,13)',
  },
  {
    name: 'leaves the way of what comes (5)',
    options: { single: true, play: [5, 23, 30, 55, 70, 85, 95], weapon: 5, armour: 4, engine: 1, power: 5 },
    seed: 1540756495,
    commands:
      'move(A,2) move(C,4) move(B,3) move(D,2) move(E,4) pass move(C,6) move(E,6) move(D,6) move(D,5) pass move(B,6)',
    right: 'move(B,5)',
  },
  {
    name: 'shoots what comes (7)',
    options: { single: true, play: [8, 29, 30, 55, 70, 85, 95], weapon: 1, armour: 4, engine: 2, power: 1 },
    seed: 393974278,
    commands: 'move(C,2) move(D,2) pass move(F,1) move(F,2) pass pass move(F,1) fire pass move(E,1) pass',
    right: 'fire',
  },
  {
    name: 'shoots what comes (8)',
    options: { single: true, play: [10, 18, 30, 55, 70, 85, 95], weapon: 3, armour: 4, engine: 1, power: 4 },
    seed: 585238802,
    commands:
      'pass pass move(G,1) move(A,1) fire fire fire pass pass move(B,1) move(C,1) move(D,1) move(I,1) move(A,1) fire pass pass fire fire pass fire',
    right: 'fire',
  },
  {
    name: 'shoots what comes (9)',
    options: { single: true, play: [6, 13, 30, 55, 70, 85, 95], weapon: 4, armour: 4, engine: 3, power: 2 },
    seed: 1180025580,
    commands:
      'move(C,2) move(B,2) move(B,1) move(B,4) pass move(A,2) fire fire fire move(A,3) pass pass move(A,4) fire',
    right: 'fire',
  },
  {
    name: 'leaves the way of what comes (6)',
    options: { single: true, play: [6, 28, 30, 55, 70, 85, 95], weapon: 2, armour: 4, engine: 3, power: 5 },
    seed: 1380203606,
    commands:
      'pass pass pass pass pass pass move(E,2) pass fire move(E,1) pass move(D,1) fire pass move(C,1) fire fire fire move(A,1) fire fire fire fire fire fire fire fire fire move(C,1) fire fire fire pass move(D,1) move(C,1) pass',
    right: 'move(B,1)',
  },
  {
    name: 'leaves the way of what comes (7)',
    options: { single: true, play: [9, 12, 30, 55, 70, 85, 95], weapon: 5, armour: 4, engine: 2, power: 1 },
    seed: 914996098,
    commands:
      'pass move(A,1) pass pass move(H,1) move(C,1) pass move(E,1) move(D,1) pass pass fire move(C,1) pass move(A,1) move(A,2)',
    right: 'move(C,2)',
  },
  {
    name: 'shoots what comes (10)',
    options: { single: true, play: [8, 28, 30, 55, 70, 85, 95], weapon: 4, armour: 1, engine: 2, power: 3 },
    seed: 1870044352,
    commands:
      'move(F,6) pass move(G,6) pass pass move(H,6) pass fire pass move(G,6) move(G,7) pass move(H,7)',
    right: 'fire',
  },
  {
    name: 'shoots what comes (11)',
    options: { single: true, play: [9, 20, 30, 55, 70, 85, 95], weapon: 2, armour: 3, engine: 3, power: 5 },
    seed: 67760655,
    commands:
      'pass pass move(D,2) move(A,2) fire move(D,2) pass pass fire pass move(B,1) pass pass pass move(D,1) fire move(C,3) move(D,1) fire fire fire fire fire fire fire pass fire fire pass move(B,1) pass fire pass',
    right: 'fire',
  },
  {
    name: 'shoots what comes (12)',
    options: { single: true, play: [6, 23, 30, 55, 70, 85, 95], weapon: 4, armour: 1, engine: 1, power: 1 },
    seed: 1223162299,
    commands:
      'move(E,3) move(B,6) move(A,6) move(A,5) move(A,4) pass move(A,3) move(B,3) pass move(B,4) fire move(B,5) fire pass move(C,5) pass fire',
    right: 'fire',
  },
  {
    name: 'leaves the way of what comes (8)',
    options: { single: true, play: [6, 27, 30, 55, 70, 85, 95], weapon: 1, armour: 2, engine: 3, power: 2 },
    seed: 444542853,
    commands:
      'move(A,3) pass move(B,6) move(E,5) move(E,1) move(D,2) move(D,1) move(E,1) fire pass fire pass move(D,1) move(B,1) move(B,2) pass',
    right: 'move(C,2)',
  },
  {
    name: 'leaves the way of what comes (9)',
    options: { single: true, play: [10, 17, 30, 55, 70, 85, 95], weapon: 1, armour: 1, engine: 2, power: 4 },
    seed: 2121693987,
    commands:
      'move(E,13) move(G,8) move(E,7) pass move(F,7) move(E,5) move(E,6) move(F,6) move(E,6) pass move(E,4) move(F,3) move(F,2) move(G,2)',
    right: 'move(G,1)',
  },
  {
    name: 'leaves the way of what comes (10)',
    options: { single: true, play: [8, 21, 30, 55, 70, 85, 95], weapon: 5, armour: 2, engine: 3, power: 2 },
    seed: 1107586186,
    commands: 'pass move(E,3) pass pass pass pass pass move(F,3) pass pass pass fire fire fire move(D,3)',
    right: 'move(E,3)',
  },
  {
    name: 'rams who would be its end (1)',
    options: { single: true, play: [5, 10, 30, 55, 70, 85, 95], weapon: 4, armour: 4, engine: 3, power: 4 },
    seed: 1310466294,
    commands:
      'move(A,1) move(B,3) move(C,1) pass fire move(D,1) pass pass move(E,1) fire pass move(E,2) pass pass',
    right: 'move(E,1)',
  },
  {
    name: 'rams who would be its end (2)',
    options: { single: true, play: [5, 18, 30, 55, 70, 85, 95], weapon: 2, armour: 4, engine: 1, power: 5 },
    seed: 1058780269,
    commands:
      'move(C,5) move(C,8) move(D,4) move(D,2) move(D,3) pass pass move(E,2) pass move(E,3) fire pass move(E,2) pass',
    right: 'move(D,2)',
  },
  {
    name: 'rams who would be its end (3)',
    options: { single: true, play: [9, 19, 30, 55, 70, 85, 95], weapon: 4, armour: 3, engine: 1, power: 2 },
    seed: 1675398142,
    commands: 'move(A,3) move(B,3) move(A,3) pass pass move(A,4) pass',
    right: 'move(B,4)',
  },
];
