/** The career texts on some players' pages. */
export const CAREERS: Readonly<Record<string, string>> = {
  'Mikkel Østergaard':
    '<p>Learned to stand in goal in a school hall near Aarhus, because he was the only one who did not duck. Came to London for one year in 2017.</p><ul><li>Two seasons in the Danish third tier</li><li>Captain of Men 1 since his second season</li></ul>',
  'Jonas Hellström':
    '<p>Left-handed, so every coach in Skåne put him at right back and left him there. Throws hard, talks little, drives the minibus.</p><ul><li>Swedish youth league, five seasons</li><li>London GD, since 2019</li></ul>',
  'Théo Marchand':
    '<p>From a village near Nantes where the handball hall is bigger than the church. The fastest over twenty metres in the club, and he will tell you.</p>',
  'Matteo Conti':
    '<p>Started at fourteen after a broken wrist ended his tennis. Studies engineering and draws our moves on squared paper.</p>',
  'Marek Wiśniewski':
    '<p>Played centre back for twelve years in Poland. Now plays for and coaches Men 2, and still sees the pass before everybody else.</p><ul><li>Head coach of Men 2</li><li>England Handball coaching licence, level 2</li></ul>',
  'Joris van Dalen':
    '<p>Pivot, therefore bruised. Joined after watching one home game by accident: he had come for the badminton.</p>',
  'Gergő Szűcs': '<p>Thirty years of handball, twenty of them with the same knee brace. Brings the cake.</p>',
  'Ingrid Solberg':
    '<p>Goalkeeper and team manager of Women 1. Grew up in Trondheim, where children go to handball the way others go to school.</p><ul><li>Norwegian second tier, three seasons</li><li>London GD, since 2020</li></ul>',
  'Ana Kovačević':
    '<p>Left back from Split. Came to London to study, stayed for the team. Top scorer of Women 1 in her first two seasons.</p><ul><li>Youth league of Dalmatia</li><li>London GD, since 2021</li></ul>',
  'Zsófia Tóth':
    '<p>Head coach of Women 1 and still the calmest on court in the last minute. Ask her about the seven-metre throw that missed.</p>',
  'Beatriz Fonseca':
    '<p>Left wing from Porto. Scores from angles that the goalkeepers call unfair and the referees call goals.</p>',
  'Ñusta Quispe':
    '<p>Had never seen a handball before her first free session in 2022. Now runs the beginners’ evening herself.</p>',
  'Priya Desai':
    '<p>Treasurer of the club and centre back of Women 2. Counts everything: money, goals, and who still owes for shirts.</p>',
}
